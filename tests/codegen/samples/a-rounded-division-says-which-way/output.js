function define_0(S,you,n_0){
  return Math.ceil(n_0/2);
}

function define_1(S,you,n_1){
  return Math.floor(n_1/3);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
