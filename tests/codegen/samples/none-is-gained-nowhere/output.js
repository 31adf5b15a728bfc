const Ktable0=[0,-1];

function to_0(S,you,what_0,depth_1){
  if((what_0!==-1)){
    if(log!==null)log.gain(you,0,1,0,what_0);
    S[13+what_0]+=1;
  }
  const index_2=(Ktable0[depth_1-1]??-1);
  if((index_2!==-1)){
    if(log!==null)log.gain(you,0,2,1,index_2);
    S[13+index_2]+=2;
  }
  if(S[13]<1)fail("short",2);
  if(log!==null)log.gain(you,0,-1,2,0);
  S[13]-=1;
}

function settle(S){
}
