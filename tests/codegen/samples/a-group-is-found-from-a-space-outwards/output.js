const Knear1=[6,9,9,6];

function wave_0(grid$0S,grid$0,held$1S,held$1,space$2,found$3S,found$3){
  const Knear1_=Knear1;
  const holder$4=grid$0S[grid$0+space$2];
  const same0$5=holder$4===0?15&~(0|held$1S[held$1]|held$1S[held$1+1]|held$1S[held$1+2]|held$1S[held$1+3]):held$1S[held$1+holder$4-1];
  let group0$6=0;
  let front0$7=space$2>>5===0?1<<space$2:0;
  for(;;){
    let next0$8=0;
    group0$6=group0$6|front0$7;
    let m$9=front0$7;
    for(;m$9!==0;m$9=m$9&m$9-1){
      const x$10=31-Math.clz32(m$9&-m$9);
      next0$8=next0$8|Knear1_[x$10];
    }
    front0$7=next0$8&same0$5&~group0$6;
    if(front0$7===0)break;
  }
  found$3S[found$3]=group0$6;
}

function some2(S,you$0,s$1){
  wave_0(S,13,S,17,s$1,Ggroup0,0);
  return (Ggroup0[0]&S[17+you$0])!==0;
}

function define_0(S,you$0,s$1){
  return some2(S,you$0,s$1);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
