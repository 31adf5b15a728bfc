function value_0(S,y$0,n$1){
  const r$2=(n$1+1)/2|0;
  return r$2;
}

function value_1(S,y$0,n$1){
  const r$2=n$1/3|0;
  return r$2;
}

function settle(S){
}
