function howMany0(S,you$0){
  let n$1=0;
  let i$2=0;
  for(;i$2<3;i$2++){
    const x$3=S[18+you$0*4+i$2]-1|0;
    if(x$3>=0){
      if(x$3===0)n$1=n$1+1|0;
    }
  }
  return n$1;
}

function to_0(S,you$0){
  let i$1=0;
  const iEnd$2=howMany0(S,you$0);
  for(;i$1<iEnd$2;i$1++){
    tick(0);
    if(log!==null)log.rule(you$0,0,0);
    const n$3=S[17+you$0*4]*2|0;
    S[9+you$0]+=n$3;
    S[13+you$0]+=n$3;
    if(n$3!==0)if(log!==null)log.score(you$0,0,n$3,0);
  }
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
