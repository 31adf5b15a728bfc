const Kline0=[0,1,2];

const Klines1=[0,1,2,3];

const Klines2=[0,0,0];

function some3(S,you,c0){
  for(let s=c0,k=Klines1[s],e=Klines1[s+1];k<e;k++){
    const x_0=Klines2[k];
    if(!(((((S[13+Kline0[x_0+0]]-1)===you))&&(((S[13+Kline0[x_0+1]]-1)===you))&&(((S[13+Kline0[x_0+2]]-1)===you)))))continue;
    return true;
  }
  return false;
}

function define_0(S,you,s_0){
  return some3(S,you,s_0);
}
