function value_0(S,y$0){
  return 3;
}

function rating(S,y$0){
  if(S[2]!==2)return -1;
  if(S[10+y$0]>=(value_0(S,y$0)*20|0))return 0;
  if(S[10+y$0]>=(S[9]+2|0))return 1;
  return -1;
}

function settle(S){
}
