function list_0(S,you,n){
  const O_=O;
  const r0=S[13+you];
  for(let x_0=1,e=Math.min(r0,9);x_0<=e;x_0++){
    O_[n++]=1+x_0-1;
  }
  return n;
}

function why_0(S,you,count_1){
  if(!(count_1>=1&&count_1<=S[13+you])){
    W[0]=1;
    W[1]=S[13+you];
    W[2]=S[13+you];
    return -1;
  }
  return 0;
}

function needs_0(S,you,count_2){
  return [];
}

function do_0(S,you,count_3){
  if(log!==null)log.rule(you,0,0);
  if(count_3!==0){
    if(S[13+you]<count_3)fail("short",1);
    if(log!==null)log.gain(you,0,-count_3,1);
    S[13+you]-=count_3;
  }
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
