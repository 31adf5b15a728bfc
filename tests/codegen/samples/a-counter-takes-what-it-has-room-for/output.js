function value_0(S,y$0){
  return 3;
}

function to_0(S,y$0){
  if(S[13+y$0]<(value_0(S,y$0)*S[2]|0)){
    const r$1=Math.min(2,value_0(S,y$0)*S[2]-S[13+y$0]|0);
    if(log!==null)log.gain(y$0,0,r$1,1);
    S[13+y$0]+=r$1;
  }
}

function settle(S){
}
