function howMany0(S,y$0){
  let n$1=0;
  let i$2=0;
  for(;i$2<3;i$2++){
    const x$3=S[18+y$0*4+i$2]-1|0;
    if(x$3>=0){
      if(x$3===0)n$1=n$1+1|0;
    }
  }
  return n$1;
}

function to_0(S,y$0){
  let i$1=howMany0(S,y$0);
  for(;i$1>0;i$1=i$1-1|0){
    tick(0);
    if(log!==null)log.rule(y$0,0,0);
    const n$2=S[17+y$0*4]*2|0;
    S[9+y$0]+=n$2;
    S[13+y$0]+=n$2;
    if(n$2!==0)if(log!==null)log.score(y$0,0,n$2,0);
  }
}

function settle(S){
}
