function howMany0(S,you){
  let n=0;
  for(let b=13+you*3,i=0,w=2;i<w;i++){
    const n_1=S[b+1+i];
    if(n_1===0)continue;
    const x_0=i+0;
    if((x_0===1))n+=n_1;
  }
  return n;
}

function howMany1(S,you){
  let n=0;
  for(let b=13+you*3,i=0,w=2;i<w;i++){
    const n_1=S[b+1+i];
    if(n_1===0)continue;
    const x_0=i+0;
    if((x_0===0))n+=n_1;
  }
  return n;
}

function value_0(S,you){
  let r=1;
  if(howMany0(S,you)>0){
    r=0;
  }
  if(howMany1(S,you)>0){
    r+=2*howMany1(S,you);
  }
  return r;
}

function settle(S){
}
