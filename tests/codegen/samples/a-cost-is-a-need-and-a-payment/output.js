function list_0(S,y$0,n$1){
  const r$2=S[13+y$0];
  O[n$1]=1;
  n$1-=-(r$2>=1)|0;
  O[n$1]=2;
  n$1-=-(r$2>=2)|0;
  O[n$1]=3;
  n$1-=-(r$2>=3)|0;
  O[n$1]=4;
  n$1-=-(r$2>=4)|0;
  O[n$1]=5;
  n$1-=-(r$2>=5)|0;
  O[n$1]=6;
  n$1-=-(r$2>=6)|0;
  return n$1;
}

function why_0(S,y$0,m$1){
  if(!(m$1>=1&&m$1<=6))return -1;
  if(S[13+y$0]<m$1){
    M[0]=m$1-S[13+y$0];
    return 1;
  }
  return 0;
}

function needs_0(S,y$0,m$1){
  W[0]=0;
  W[1]=S[13+y$0]>=m$1?1:0;
  return 2;
}

function do_0(S,y$0,m$1){
  if(log!==null)log.rule(y$0,0,0);
  if(m$1!==0){
    if(S[13+y$0]<m$1)fail("short",1);
    if(log!==null)log.gain(y$0,0,-m$1,1);
    S[13+y$0]-=m$1;
  }
}

function settle(S){
}
