function list_0(S,you,n){
  const r$0=S[13+you];
  O[n]=1;
  n+=((r$0>=1))|0;
  O[n]=2;
  n+=((r$0>=2))|0;
  O[n]=3;
  n+=((r$0>=3))|0;
  O[n]=4;
  n+=((r$0>=4))|0;
  O[n]=5;
  n+=((r$0>=5))|0;
  O[n]=6;
  n+=((r$0>=6))|0;
  return n;
}

function why_0(S,you,m$1){
  if(!(m$1>=1&&m$1<=6))return -1;
  if(!(S[13+you]>=m$1)){
    M=(m$1-S[13+you]|0);
    return 1;
  }
  return 0;
}

function needs_0(S,you,m$2){
  return [0,(S[13+you]>=m$2)?1:0];
}

function do_0(S,you,m$3){
  if(log!==null)log.rule(you,0,0);
  if(m$3!==0){
    if(S[13+you]<m$3)fail("short",1);
    if(log!==null)log.gain(you,0,-m$3|0,1);
    S[13+you]-=m$3;
  }
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
