const Kfirst0=[0,1,2,3];

const Krows1=[7,7,7];

const Kbeside2=[2,5,2];

function held3(S,you,c0){
  const Kbeside2_=Kbeside2,Kfirst0_=Kfirst0,Krows1_=Krows1;
  const s=c0,h0=S[16+you*1];
  if((h0&Kbeside2_[s])===0)return false;
  for(let i=Kfirst0_[s],e=Kfirst0_[s+1];i<e;i+=1)if((~h0&Krows1_[i])===0)return true;
  return false;
}

function define_0(S,you,s_0){
  return held3(S,you,s_0);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
