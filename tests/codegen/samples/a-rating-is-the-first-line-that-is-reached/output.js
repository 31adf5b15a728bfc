function value_0(S,you){
  let r=3;
  return r;
}

function settle(S){
}

function rating(S,you){
  if(!(S[2]===2))return -1;
  if(S[10+you]>=(value_0(S,you)*20))return 0;
  if(S[10+you]>=(S[9]+2|0))return 1;
  return -1;
}
