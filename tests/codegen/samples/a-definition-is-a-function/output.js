function value_0(S,y$0,a$1,b$2){
  const r$3=Math.min(Math.abs(a$1-b$2),6-Math.abs(a$1-b$2));
  return r$3;
}

function settle(S){
}
