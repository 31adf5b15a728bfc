const Kfirst0=[0,1,2,3];

const Krows1=[7,7,7];

function held2(S,you,c0){
  const s=c0,h0=~S[16+you*1];
  for(let i=Kfirst0[s],e=Kfirst0[s+1];i<e;i+=1)if((h0&Krows1[i])===0)return true;
  return false;
}

function define_0(S,you,s_0){
  return held2(S,you,s_0);
}

function settle(S){
}
