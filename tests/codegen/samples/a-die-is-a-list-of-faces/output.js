const Kdie0=[1,1,2];

const Kdie1=[0,0,1];

function to_0(S,you){
  const Kdie0_=Kdie0,Kdie1_=Kdie1;
  for(let b=14,i=0;i<2;i++){
    S[b+i]=rollDie(S,Kdie0_,-1,1,0)+1;
  }
  for(let b=16,i=0;i<2;i++){
    S[b+i]=roll(S,1,6,1)+1;
  }
  for(let i=2;i>0;i--){
    const w_0=roll(S,1,6,2);
    placesAdd(S,16,2,w_0,2);
  }
  S[13]=rollDie(S,Kdie1_,0,0,3);
  const face_1=rollDie(S,Kdie1_,0,0,4);
  S[13]=face_1;
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
