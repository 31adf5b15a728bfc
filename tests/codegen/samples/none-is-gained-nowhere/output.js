const Ktable_0=[0,-1];

function to_0(S,y$0,w$1,d$2){
  if(w$1!==-1){
    if(log!==null)log.gain(y$0,0,1,0,w$1);
    S[13+w$1]++;
  }
  const i$3=Ktable_0[d$2-1];
  if(i$3!==-1){
    if(log!==null)log.gain(y$0,0,2,1,i$3);
    S[13+i$3]+=2;
  }
  if(S[13]<1)fail("short",2);
  if(log!==null)log.gain(y$0,0,-1,2,0);
  S[13]--;
}

function settle(S){
}
