function value_0(S,y$0){
  let r$1=1;
  if(S[15+y$0*3]>0)r$1=0;
  if(S[14+y$0*3]>0)r$1=r$1+S[14+y$0*3]*2|0;
  return r$1;
}

function settle(S){
}
