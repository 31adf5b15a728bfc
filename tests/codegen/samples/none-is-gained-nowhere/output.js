const Ktable0=[0,-1];

function to_0(S,you$0,what$1,depth$2){
  if(what$1!==-1){
    if(log!==null)log.gain(you$0,0,1,0,what$1);
    S[13+what$1]++;
  }
  const index$3=Ktable0[depth$2-1];
  if(index$3!==-1){
    if(log!==null)log.gain(you$0,0,2,1,index$3);
    S[13+index$3]+=2;
  }
  if(S[13]<1)fail("short",2);
  if(log!==null)log.gain(you$0,0,-1,2,0);
  S[13]--;
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
