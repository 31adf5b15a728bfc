function value_0(S,you){
  let r=1;
  if(S[13+you*3+2]>0){
    r=0;
  }
  if(S[13+you*3+1]>0){
    r+=2*S[13+you*3+1];
  }
  return r;
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
