function howMany0(S,you,c0){
  let n=0;
  for(let b=19,i=1;i<=S[b];i++){
    const x_0=S[b+i];
    if(x_0===c0)n+=1;
  }
  return n;
}

function to_0(S,you){
  const b_0=13;
  S.fill(0,b_0,b_0+2+1);
  const b_1=16;
  S.fill(0,b_1,b_1+3);
  for(let i=howMany0(S,you,0);i>0;i--){
    rowRemove(S,19,0,2);
  }
  countsRemoveAll(S,13,1-0);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
