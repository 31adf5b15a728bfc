const Ktable0=[1,0];

function to_0(S,you,what_0){
  if(S[13+what_0+you*2]<2)fail("short",0);
  if(log!==null)log.gain(you,0,-2,0,what_0);
  S[13+what_0+you*2]-=2;
  const index_1=(Ktable0[what_0]|0);
  if(log!==null)log.gain(you,0,1,1,index_1);
  S[13+index_1+you*2]+=1;
}

function settle(S){
}
