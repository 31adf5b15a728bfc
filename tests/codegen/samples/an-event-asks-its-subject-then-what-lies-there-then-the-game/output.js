function to_0(S,you,fish_0){
  if((fish_0>=0&&fish_0<=1)){
    if(log!==null)log.rule(you,0,0);
    const n_1=1;
    S[9+you]+=n_1;
    S[13+you*1+0]+=n_1;
    if(log!==null&&n_1!==0)log.score(you,0,n_1,1);
  }
  if((fish_0===0)){
    if(log!==null)log.rule(you,1,2);
    const n_2=2;
    S[9+you]+=n_2;
    S[13+you*1+0]+=n_2;
    if(log!==null&&n_2!==0)log.score(you,0,n_2,3);
  }
  for(let i=S[17+you*3+2];i>0;i--){
    tick(4);
    if(log!==null)log.rule(you,2,4);
    const n_3=3;
    S[9+you]+=n_3;
    S[13+you*1+0]+=n_3;
    if(log!==null&&n_3!==0)log.score(you,0,n_3,5);
  }
  if(log!==null)log.rule(you,3,6);
  const n_4=4;
  S[9+you]+=n_4;
  S[13+you*1+0]+=n_4;
  if(log!==null&&n_4!==0)log.score(you,0,n_4,7);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
