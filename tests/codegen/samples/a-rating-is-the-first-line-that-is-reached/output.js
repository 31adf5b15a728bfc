function value_0(S,y$0){
  const r$1=3;
  return r$1;
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}

function rating(S,you){
  if(!(S[2]===2))return -1;
  if(S[10+you]>=(value_0(S,you)*20|0))return 0;
  if(S[10+you]>=(S[9]+2|0))return 1;
  return -1;
}
