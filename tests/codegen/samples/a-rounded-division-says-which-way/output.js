function value_0(S,y$0,n$1){
  return (n$1+1)/2|0;
}

function value_1(S,y$0,n$1){
  return n$1/3|0;
}

function settle(S){
}
