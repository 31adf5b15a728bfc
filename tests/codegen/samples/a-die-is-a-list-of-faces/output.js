const Kdie_0=[1,1,2];

const Kdie_2=[0,0,1];

function to_0(S,y$0){
  const Kdie_0_=Kdie_0,Kdie_2_=Kdie_2;
  let i$1=0;
  for(;i$1<2;i$1++){
    const w$2=rollDie(S,Kdie_0_,0,-1,1,0);
    S[14+i$1]=w$2+1;
  }
  let i$3=0;
  for(;i$3<2;i$3++){
    const w$4=roll(S,1,6,1);
    S[16+i$3]=w$4+1;
  }
  let i$5=2;
  for(;i$5>0;i$5=i$5-1|0){
    const w$6=roll(S,1,6,2);
    placesAdd_1(S,16,2,w$6,2);
  }
  const w$7=rollDie(S,Kdie_2_,0,0,0,3);
  S[13]=w$7;
  const f$8=rollDie(S,Kdie_2_,0,0,0,4);
  S[13]=f$8;
}

function settle(S){
}

function placesAdd_1(z$0S,z$0,l$1,e$2,a$3){
  let o$4=-1;
  let i$5=0;
  for(;i$5<l$1;i$5++){
    const v$6=z$0S[z$0+i$5];
    const h$7=v$6-1>>31&o$4;
    z$0S[z$0+i$5]=v$6|e$2+1&h$7;
    o$4&=~h$7;
  }
  if(o$4!==0)fail("full",a$3);
}
