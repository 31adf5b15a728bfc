function list_0(S,y$0,n$1){
  const O_=O;
  const r$2=S[13+y$0];
  let x$3=1;
  const x$4=Math.min(r$2,9)+1;
  for(;x$3<x$4;x$3++){
    O_[n$1]=x$3;
    n$1++;
  }
  return n$1;
}

function why_0(S,y$0,c$1){
  if(!(c$1>=1&&c$1<=S[13+y$0])){
    W[0]=1;
    W[1]=S[13+y$0];
    W[2]=S[13+y$0];
    return -1;
  }
  return 0;
}

function needs_0(S,y$0,c$1){
  return 0;
}

function do_0(S,y$0,c$1){
  if(log!==null)log.rule(y$0,0,0);
  if(c$1!==0){
    if(S[13+y$0]<c$1)fail("short",1);
    if(log!==null)log.gain(y$0,0,-c$1,1);
    S[13+y$0]-=c$1;
  }
}

function settle(S){
}
