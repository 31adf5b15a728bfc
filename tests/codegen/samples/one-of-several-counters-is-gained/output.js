const Ktable0=[1,0];

function table1(S,you$0,a0$1){
  if(!(a0$1>=0&&a0$1<2))return 0;
  return Ktable0[a0$1];
}

function to_0(S,you$0,what$1){
  if(S[13+what$1+you$0*2]<2)fail("short",0);
  if(log!==null)log.gain(you$0,0,-2,0,what$1);
  S[13+what$1+you$0*2]-=2;
  const index$2=table1(S,you$0,what$1);
  if(log!==null)log.gain(you$0,0,1,1,index$2);
  S[13+index$2+you$0*2]++;
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
