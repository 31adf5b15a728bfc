function to_0(S,y$0,f$1){
  if(f$1>=0&&f$1<=1){
    if(log!==null)log.rule(y$0,0,0);
    S[9+y$0]++;
    S[13+y$0]++;
    if(log!==null)log.score(y$0,0,1,1);
  }
  if(f$1===0){
    if(log!==null)log.rule(y$0,1,2);
    S[9+y$0]+=2;
    S[13+y$0]+=2;
    if(log!==null)log.score(y$0,0,2,3);
  }
  let i$2=S[19+y$0*3];
  for(;i$2>0;i$2=i$2-1|0){
    tick(4);
    if(log!==null)log.rule(y$0,2,4);
    S[9+y$0]+=3;
    S[13+y$0]+=3;
    if(log!==null)log.score(y$0,0,3,5);
  }
  if(log!==null)log.rule(y$0,3,6);
  S[9+y$0]+=4;
  S[13+y$0]+=4;
  if(log!==null)log.score(y$0,0,4,7);
}

function settle(S){
}
