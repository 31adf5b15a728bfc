function howMany0(S,you){
  let n=0;
  for(let b=18+you*5,i=0;i<3;i++){
    const x_0=S[b+i]-1;
    if(x_0<0)continue;
    if((x_0===0))n+=1;
  }
  return n;
}

function settle(S){
  for(let you=0;you<S[2];you++){
    const n_0=howMany0(S,you),t_1=n_0===0?0:n_0*(S[17+you*5]*2|0),d_2=t_1-S[21+you*5];
    if(d_2!==0){
      S[21+you*5]=t_1;
      S[9+you]+=d_2;
      S[13+you*1+0]+=d_2;
      if(log!==null){
        log.rule(you,0,0);
        log.score(you,0,d_2,0);
      }
    }
  }
}
