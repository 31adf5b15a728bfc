function list_0(S,you,n){
  const r0=S[13];
  if(!!(r0===1))return n;
  for(let x_0=1,e=3;x_0<=e;x_0++){
    if(!(x_0<3))continue;
    for(let x_1=1,e=3;x_1<=e;x_1++){
      O[n++]=1+(x_0-1)*3+(x_1-1);
    }
  }
  return n;
}

function why_0(S,you,row_2,column_3){
  if(!(row_2>=1&&row_2<=3))return -1;
  if(!(column_3>=1&&column_3<=3))return -2;
  if(!!(S[13]===1)){
    M=0;
    return 1;
  }
  if(!(row_2<3)){
    M=(row_2-3);
    return 2;
  }
  return 0;
}

function do_0(S,you,row_4,column_5){
  if(log!==null)log.rule(you,0,0);
}

function settle(S){
}
