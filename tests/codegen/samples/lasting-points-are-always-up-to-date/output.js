function howMany0(S,you$0){
  let n$1=0;
  let i$2=0;
  for(;i$2<3;i$2++){
    const x$3=S[18+you$0*5+i$2]-1|0;
    if(x$3>=0){
      if(x$3===0)n$1=n$1+1|0;
    }
  }
  return n$1;
}

function settle(S){
  let you$0=0;
  const youEnd$1=S[2];
  for(;you$0<youEnd$1;you$0++){
    const count$2=howMany0(S,you$0);
    const now$3=count$2===0?0:Math.imul(count$2,S[17+you$0*5]*2|0);
    const more$4=now$3-S[21+you$0*5]|0;
    if(more$4!==0){
      S[21+you$0*5]=now$3;
      S[9+you$0]+=more$4;
      S[13+you$0]+=more$4;
      if(log!==null)log.rule(you$0,0,0);
      if(log!==null)log.score(you$0,0,more$4,0);
    }
  }
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
