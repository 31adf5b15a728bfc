const Knear_4=[6,9,9,6];

function some0(S,y$0,s$1){
  wave_1(S,13,S,17,s$1,Ggroup_0,0);
  return (Ggroup_0[0]&S[17+y$0])!==0;
}

function value_0(S,y$0,s$1){
  return some0(S,y$0,s$1);
}

function settle(S){
}

function wave_1(g$0S,g$0,h$1S,h$1,s$2,f$3S,f$3){
  const Knear_4_=Knear_4;
  const h$4=g$0S[g$0+s$2];
  const s$5=h$4===0?15&~(0|h$1S[h$1]|h$1S[h$1+1]|h$1S[h$1+2]|h$1S[h$1+3]):h$1S[h$1+h$4-1];
  let g$6=0;
  let f$7=s$2>>5===0?1<<s$2:0;
  for(;;){
    let n$8=0;
    g$6|=f$7;
    let m$9=f$7;
    for(;m$9!==0;m$9&=m$9-1){
      const x$10=31-Math.clz32(m$9&-m$9);
      n$8|=Knear_4_[x$10];
    }
    f$7=n$8&s$5&~g$6;
    if(f$7===0)break;
  }
  f$3S[f$3]=g$6;
}
