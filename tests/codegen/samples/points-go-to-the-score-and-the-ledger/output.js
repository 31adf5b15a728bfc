function to_0(S,you$0){
  S[9+you$0]+=3;
  S[13+you$0]+=3;
  if(log!==null)log.score(you$0,0,3,0);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
