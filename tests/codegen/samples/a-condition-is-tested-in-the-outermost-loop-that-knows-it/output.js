const Kfrom0=[0,2,4,6,8];

const Kpick1=[1,2,1,2,1,2,1,2];

function list_0(S,you,n){
  const Kfrom0_=Kfrom0,Kpick1_=Kpick1,O_=O;
  const r0=S[13];
  if(!(r0!==1))return n;
  const r_2=you;
  for(let k_0=Kfrom0_[r_2],e_3=Kfrom0_[r_2+1];k_0<e_3;k_0++){
    const x_1=Kpick1_[k_0];
    for(let x_4=1,e=3;x_4<=e;x_4++){
      O_[n++]=1+(x_1-1)*3+(x_4-1);
    }
  }
  return n;
}

function why_0(S,you,row_5,column_6){
  if(!(row_5>=1&&row_5<=3))return -1;
  if(!(column_6>=1&&column_6<=3))return -2;
  if(!(S[13]!==1)){
    M=0;
    return 1;
  }
  if(!(row_5<3)){
    M=(row_5-3);
    return 2;
  }
  return 0;
}

function needs_0(S,you,row_7,column_8){
  return [0,(S[13]!==1)?1:0,1,(row_7<3)?1:0];
}

function do_0(S,you,row_9,column_10){
  if(log!==null)log.rule(you,0,0);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
