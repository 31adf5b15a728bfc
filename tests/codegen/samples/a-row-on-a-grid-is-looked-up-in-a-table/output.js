const Kline0=[0,1,2,0,1,2,0,1,2];

const Klines1=[0,3,6,9];

function some2(S,you,c0){
  for(let s=c0,x_0=Klines1[s],e=Klines1[s+1];x_0<e;x_0+=3){
    if(!(((((S[13+Kline0[x_0+0]]-1)===you))&&(((S[13+Kline0[x_0+1]]-1)===you))&&(((S[13+Kline0[x_0+2]]-1)===you)))))continue;
    return true;
  }
  return false;
}

function define_0(S,you,s_0){
  return (some2(S,you,s_0));
}

function settle(S){
}
