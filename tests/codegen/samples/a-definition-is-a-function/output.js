function value_0(S,y$0,a$1,b$2){
  return Math.min(Math.abs(a$1-b$2),6-Math.abs(a$1-b$2));
}

function settle(S){
}
