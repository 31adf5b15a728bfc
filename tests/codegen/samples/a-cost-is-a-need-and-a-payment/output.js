function list_0(S,you,n){
  const O_=O;
  const r0=S[13+you*1];
  for(let x_0=1,e=6;x_0<=e;x_0++){
    if(!(r0>=x_0))continue;
    O_[n++]=1+x_0-1;
  }
  return n;
}

function why_0(S,you,metres_1){
  if(!(metres_1>=1&&metres_1<=6))return -1;
  if(!(S[13+you*1]>=metres_1)){
    M=(metres_1-S[13+you*1]);
    return 1;
  }
  return 0;
}

function do_0(S,you,metres_2){
  if(log!==null)log.rule(you,0,0);
  if(metres_2!==0){
    if(S[13+you*1]<metres_2)fail("short",1);
    if(log!==null)log.gain(you,0,-metres_2,1);
    S[13+you*1]-=metres_2;
  }
}

function settle(S){
}
