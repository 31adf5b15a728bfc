function to_0(S,you$0,fish$1){
  if(fish$1>=0&&fish$1<=1){
    if(log!==null)log.rule(you$0,0,0);
    S[9+you$0]++;
    S[13+you$0]++;
    if(log!==null)log.score(you$0,0,1,1);
  }
  if(fish$1===0){
    if(log!==null)log.rule(you$0,1,2);
    S[9+you$0]+=2;
    S[13+you$0]+=2;
    if(log!==null)log.score(you$0,0,2,3);
  }
  let i$2=0;
  const iEnd$3=S[19+you$0*3];
  for(;i$2<iEnd$3;i$2++){
    tick(4);
    if(log!==null)log.rule(you$0,2,4);
    S[9+you$0]+=3;
    S[13+you$0]+=3;
    if(log!==null)log.score(you$0,0,3,5);
  }
  if(log!==null)log.rule(you$0,3,6);
  S[9+you$0]+=4;
  S[13+you$0]+=4;
  if(log!==null)log.score(you$0,0,4,7);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
