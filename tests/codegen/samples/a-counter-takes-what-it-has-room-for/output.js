function value_0(S,you){
  let r=3;
  return r;
}

function to_0(S,you){
  if(!(S[13+you*1]>=(value_0(S,you)*S[2]))){
    const room_0=Math.min(2,(value_0(S,you)*S[2])-S[13+you*1]);
    if(log!==null)log.gain(you,0,room_0,1);
    S[13+you*1]+=room_0;
  }
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
