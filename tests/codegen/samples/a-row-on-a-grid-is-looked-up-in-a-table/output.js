function held2(S,you,c0){
  const s=c0,h0=~S[16+you*1];
  for(let i=Pfirst0[s],e=Pfirst0[s+1];i<e;i+=1)if((h0&Prows1[i])===0)return true;
  return false;
}

function define_0(S,you,s_0){
  return held2(S,you,s_0);
}

function settle(S){
}
