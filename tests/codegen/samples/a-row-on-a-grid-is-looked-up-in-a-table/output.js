const Kbeside_0=[2,5,2];

const Kfirst_1=[0,1,2,3];

const Krows_2=[7,7,7];

function held0(S,y$0,s$1){
  const Kbeside_0_=Kbeside_0,Kfirst_1_=Kfirst_1,Krows_2_=Krows_2;
  const h$2=S[16+y$0];
  if((h$2&Kbeside_0_[s$1])===0)return false;
  let i$3=Kfirst_1_[s$1];
  const e$4=Kfirst_1_[1+s$1];
  for(;i$3<e$4;i$3++){
    if((~h$2&Krows_2_[i$3])===0)return true;
  }
  return false;
}

function value_0(S,y$0,s$1){
  return held0(S,y$0,s$1);
}

function settle(S){
}
