function value_0(S,you$0){
  const r$1=3;
  return r$1;
}

function to_0(S,you$0){
  if(S[13+you$0]<(value_0(S,you$0)*S[2]|0)){
    const room$1=Math.min(2,value_0(S,you$0)*S[2]-S[13+you$0]|0);
    if(log!==null)log.gain(you$0,0,room$1,1);
    S[13+you$0]+=room$1;
  }
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
