const Knear1=[0,2,4,6,8];

const Knear2=[1,2,0,3,0,3,1,2];

function some3(S,you,c0){
  const Ggroup0_=Ggroup0;
  for(let k=0,e=group_0(S,13,c0,Ggroup0_);k<e;k++){
    const x_0=Ggroup0_[k];
    if(!(((S[13+x_0]-1)===you)))continue;
    return true;
  }
  return false;
}

function define_0(S,you,s_0){
  return (some3(S,you,s_0));
}

function settle(S){
}
