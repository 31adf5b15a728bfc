const Ktable_0=[1,0];

function table0(S,y$0,a$1){
  if(!(a$1>=0&&a$1<2))return 0;
  return Ktable_0[a$1];
}

function to_0(S,y$0,w$1){
  if(S[13+w$1+y$0*2]<2)fail("short",0);
  if(log!==null)log.gain(y$0,0,-2,0,w$1);
  S[13+w$1+y$0*2]-=2;
  const i$2=table0(S,y$0,w$1);
  if(log!==null)log.gain(y$0,0,1,1,i$2);
  S[13+i$2+y$0*2]++;
}

function settle(S){
}
