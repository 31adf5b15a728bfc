const Kdie0=[1,1,2];

const Kdie1=[0,0,1];

function placesAdd_0(zone$0S,zone$0,limit$1,element$2,at$3){
  let open$4=-1;
  let i$5=0;
  for(;i$5<limit$1;i$5++){
    const value$6=zone$0S[zone$0+i$5];
    const here$7=value$6-1>>31&open$4;
    zone$0S[zone$0+i$5]=value$6|element$2+1&here$7;
    open$4=open$4&~here$7;
  }
  if(open$4!==0)fail("full",at$3);
}

function to_0(S,you$0){
  const Kdie0_=Kdie0,Kdie1_=Kdie1;
  let i$1=0;
  for(;i$1<2;i$1++){
    const w$2=rollDie(S,Kdie0_,-1,1,0);
    S[14+i$1]=w$2+1;
  }
  let i$3=0;
  for(;i$3<2;i$3++){
    const w$4=roll(S,1,6,1);
    S[16+i$3]=w$4+1;
  }
  let i$5=0;
  for(;i$5<2;i$5++){
    const w$6=roll(S,1,6,2);
    placesAdd_0(S,16,2,w$6,2);
  }
  const w$7=rollDie(S,Kdie1_,0,0,3);
  S[13]=w$7;
  const face$8=rollDie(S,Kdie1_,0,0,4);
  S[13]=face$8;
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
