function howMany0(S,y$0){
  let n$1=0;
  let i$2=0;
  for(;i$2<3;i$2++){
    const x$3=S[18+y$0*5+i$2]-1|0;
    if(x$3>=0){
      if(x$3===0)n$1=n$1+1|0;
    }
  }
  return n$1;
}

function settle(S){
  let y$0=0;
  const y$1=S[2];
  for(;y$0<y$1;y$0++){
    const c$2=howMany0(S,y$0);
    const n$3=c$2===0?0:Math.imul(c$2,S[17+y$0*5]*2|0);
    const m$4=n$3-S[21+y$0*5]|0;
    if(m$4!==0){
      S[21+y$0*5]=n$3;
      S[9+y$0]+=m$4;
      S[13+y$0]+=m$4;
      if(log!==null)log.rule(y$0,0,0);
      if(log!==null)log.score(y$0,0,m$4,0);
    }
  }
}
