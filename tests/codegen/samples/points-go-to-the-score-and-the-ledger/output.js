function to_0(S,y$0){
  S[9+y$0]+=3;
  S[13+y$0]+=3;
  if(log!==null)log.score(y$0,0,3,0);
}

function settle(S){
}
