function list_0(S,you,n){
  const O_=O;
  const r$2=S[13+you];
  let x$0=1;
  const x$1=Math.min(r$2,9)+1;
  for(;x$0<x$1;x$0++){
    O_[n++]=x$0;
  }
  return n;
}

function why_0(S,you,c$3){
  if(!(c$3>=1&&c$3<=S[13+you])){
    W[0]=1;
    W[1]=S[13+you];
    W[2]=S[13+you];
    return -1;
  }
  return 0;
}

function needs_0(S,you,c$4){
  return [];
}

function do_0(S,you,c$5){
  if(log!==null)log.rule(you,0,0);
  if(c$5!==0){
    if(S[13+you]<c$5)fail("short",1);
    if(log!==null)log.gain(you,0,-c$5|0,1);
    S[13+you]-=c$5;
  }
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
