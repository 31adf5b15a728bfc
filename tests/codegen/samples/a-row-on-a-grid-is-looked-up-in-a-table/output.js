const Kbeside0=[2,5,2];

const Kfirst1=[0,1,2,3];

const Krows2=[7,7,7];

function held3(S,y$0,s$1){
  const Kbeside0_=Kbeside0,Kfirst1_=Kfirst1,Krows2_=Krows2;
  const h$2=S[16+y$0];
  if((h$2&Kbeside0_[s$1])===0)return false;
  let i$3=Kfirst1_[s$1];
  const e$4=Kfirst1_[1+s$1];
  for(;i$3<e$4;i$3++){
    if((~h$2&Krows2_[i$3])===0)return true;
  }
  return false;
}

function value_0(S,y$0,s$1){
  return held3(S,y$0,s$1);
}

function settle(S){
}
