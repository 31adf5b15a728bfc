function to_0(S,you){
  const n_0=3;
  S[9+you]+=n_0;
  S[13+you*1+0]+=n_0;
  if(log!==null&&n_0!==0)log.score(you,0,n_0,0);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
