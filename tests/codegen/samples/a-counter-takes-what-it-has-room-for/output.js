function value_0(S,you){
  let r=3;
  return r;
}

function to_0(S,you){
  if(!(S[13+you]>=(value_0(S,you)*S[2]|0))){
    const room_0=Math.min(2,(value_0(S,you)*S[2]|0)-S[13+you]);
    if(log!==null)log.gain(you,0,room_0,1);
    S[13+you]+=room_0;
  }
}

function settle(S){
}
