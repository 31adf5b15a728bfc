function howMany0(S,you){
  let n=0;
  for(let b=18+you*4,i=0;i<3;i++){
    const x_0=S[b+i]-1;
    if(x_0<0)continue;
    if((x_0===0))n+=1;
  }
  return n;
}

function to_0(S,you){
  for(let i=howMany0(S,you);i>0;i--){
    tick(0);
    if(log!==null)log.rule(you,0,0);
    const n_0=(S[17+you*4]*2|0);
    S[9+you]+=n_0;
    S[13+you*1+0]+=n_0;
    if(log!==null&&n_0!==0)log.score(you,0,n_0,0);
  }
}

function settle(S){
}
